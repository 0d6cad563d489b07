import { defineForm } from '@callboard/core/http-contract'
import { copyGroupFromPage, copyToPage } from './copy-endpoints.ts'
import { addComment, addLink, changePage, createPage, unlockLink, updateLink } from './endpoints.ts'
import { commentOnRecord } from './record-endpoints.ts'
import { linkPasswordFormat } from './schemas.ts'
import { commentOnWaiting } from './waiting-endpoints.ts'

export const postingPageForm = defineForm(createPage, { name: 'A name is required' })

export const renamePageForm = defineForm(changePage, { name: 'A name is required' })

export const postingLinkForm = defineForm(addLink, {
  name: 'A name is required',
  password: { minLength: `A password has at least ${linkPasswordFormat.minLength} characters` },
})

export const renameLinkForm = defineForm(updateLink, { name: 'A name is required' })

export const unlockForm = defineForm(unlockLink, { password: 'Type the password' })

export const copyForm = defineForm(copyToPage, {})

export const copyGroupForm = defineForm(copyGroupFromPage, {})

export const commentForm = defineForm(addComment, {})

export const recordCommentForm = defineForm(commentOnRecord, {})
export const waitingCommentForm = defineForm(commentOnWaiting, {})
