import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { Tabs } from '@callboard/kit/tabs'
import { Text } from '@callboard/kit/ui'
import { getShareDraft, type PostingLink, shareLinkForm } from '@callboard/posting/contract'
import { useState } from 'react'
import { shareLinkAction } from '../../data/postings.ts'
import { MailForm } from '../../shared/mail/mail-form.tsx'
import { RecipientList } from './recipient-list.tsx'
import { ViewLog } from './view-log.tsx'

export type LinkPeopleTab = 'send' | 'people' | 'views'

/** Sends a posting link to people, and shows who has it and what was watched. */
export default function LinkPeopleDialog(props: {
  readonly link: PostingLink
  readonly tab: LinkPeopleTab
  readonly onClose: () => void
}) {
  const { link, onClose } = props
  const [tab, setTab] = useState<string>(props.tab)
  return (
    <Modal opened onClose={onClose} title={link.name} size="lg">
      <Tabs value={tab} onChange={(value) => setTab(value ?? 'send')} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="send">Send</Tabs.Tab>
          <Tabs.Tab value="people">Recipients</Tabs.Tab>
          <Tabs.Tab value="views">View log</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="send">
          <Send link={link} onClose={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="people">
          <RecipientList link={link} onSend={() => setTab('send')} />
        </Tabs.Panel>
        <Tabs.Panel value="views">
          <ViewLog link={link} />
        </Tabs.Panel>
      </Tabs>
    </Modal>
  )
}

function Send({ link, onClose }: { readonly link: PostingLink; readonly onClose: () => void }) {
  const of = { id: link.studio, link: link._id }
  const draft = useAnswer(getShareDraft, of)
  const action = useAction(shareLinkAction)
  return (
    <Load state={draft}>
      {(words) => (
        <MailForm
          form={shareLinkForm}
          words={words}
          draft={`share-link:${link._id}`}
          action={action}
          button="Send link"
          withNames
          send={(mail) => action.run({ ...of, ...mail })}
          onClose={onClose}
        >
          <Text size="sm">
            Each person gets a link of their own, and answers by it without an account.
            {link.has_password ? ' This link asks for a password: tell it to them yourself.' : ''}
            {link.revoked_at === null ? '' : ' It is held back, and opens nothing until you let it.'}
          </Text>
        </MailForm>
      )}
    </Load>
  )
}
