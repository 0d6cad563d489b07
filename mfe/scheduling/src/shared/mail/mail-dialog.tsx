import { Load, type Loadable } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import type { MailDraft } from '@callboard/projects/contract'
import type { ReactNode } from 'react'

/** A dialog around a mail whose first words come from the server. */
export function MailDialog(props: {
  readonly title: string
  readonly draft: Loadable<MailDraft>
  readonly onClose: () => void
  readonly children: (words: MailDraft) => ReactNode
}) {
  return (
    <Modal opened onClose={props.onClose} title={props.title} size="lg">
      <Load state={props.draft}>{props.children}</Load>
    </Modal>
  )
}
