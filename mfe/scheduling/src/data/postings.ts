import { defineAction, inAnswer } from '@callboard/kit/data'
import {
  addLink,
  changePage,
  createPage,
  deletePage,
  listPostings,
  listRecipients,
  type PostingLink,
  removeLink,
  removeRecipient,
  shareLink,
  updateLink,
} from '@callboard/posting/contract'

const refreshes = [listPostings]

export const createPageAction = defineAction(createPage, {
  refreshes,
  says: ({ name }) => `${name} is ready. Copy groups to it from the video review.`,
})
export const addLinkAction = defineAction(addLink, {
  refreshes,
  says: ({ name }) => `${name} is ready to copy.`,
})

const withLink = (link: PostingLink) => [
  inAnswer(listPostings, { id: link.studio }, (now) => ({
    ...now,
    links: now.links.map((one) => (one._id === link._id ? link : one)),
  })),
]

export const updateLinkAction = defineAction(updateLink, {
  changes: withLink,
  refreshes,
  says: ({ name }) => `${name} is saved. Its address stays the same.`,
})

/** Holds a link back, or lets it open again. */
export const holdLinkAction = defineAction(updateLink, {
  changes: withLink,
  refreshes,
  says: ({ name, revoked_at }) =>
    revoked_at === null ? `${name} opens again.` : `${name} opens nothing until you let it.`,
})

/** @param project whose postings are shown */
export const renamePageAction = (project: string) =>
  defineAction(changePage, {
    changes: (page) => [
      inAnswer(listPostings, { id: project }, (now) => ({
        ...now,
        pages: now.pages.map((one) => (one._id === page._id ? page : one)),
      })),
    ],
    // The links name their pages, too.
    refreshes,
    says: ({ name }) => `The page is called ${name} now.`,
  })

/** @param project whose postings are shown */
export const deletePageAction = (project: string) =>
  defineAction(deletePage, {
    shows: ({ id }) => [
      inAnswer(listPostings, { id: project }, (now) => ({
        ...now,
        pages: now.pages.filter(({ _id }) => _id !== id),
      })),
    ],
    refreshes,
    says: () => 'The posting page is deleted.',
  })

export const removeLinkAction = defineAction(removeLink, {
  shows: ({ id, link }) => [
    inAnswer(listPostings, { id }, (now) => ({ ...now, links: now.links.filter(({ _id }) => _id !== link) })),
  ],
  refreshes,
  says: () => 'The posting link is removed. Its addresses no longer work.',
})

/** Sends a link by e-mail, to each address one of its own. */
export const shareLinkAction = defineAction(shareLink, {
  refreshes: [listRecipients],
  refused: ({ message }) => ({ says: `Failed to send email. ${message}` }),
})

export const removeRecipientAction = defineAction(removeRecipient, {
  shows: ({ id, link, recipient }) => [
    inAnswer(listRecipients, { id, link }, (now) => ({
      recipients: now.recipients.filter(({ _id }) => _id !== recipient),
    })),
  ],
  says: () => 'Their link no longer works. What they answered stays.',
})
