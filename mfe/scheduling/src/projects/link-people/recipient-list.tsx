import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { IconMail } from '@callboard/kit/icons'
import { Time } from '@callboard/kit/labels'
import { CopyButton } from '@callboard/kit/share'
import { ActionFault, Button, confirm, EmptyState, Text } from '@callboard/kit/ui'
import { listRecipients, type PostingLink, type RecipientView } from '@callboard/posting/contract'
import { removeRecipientAction } from '../../data/postings.ts'
import { whole } from '../../shared/addresses.ts'
import styles from './link-people.module.css'
import { deedWords, isLost, mailWords } from './recipient-words.ts'

/** How often it is looked whether a mail has gone out. Milliseconds. */
const LOOK_EVERY = 10_000

/** The people whom a link was sent to. */
export function RecipientList({ link, onSend }: { readonly link: PostingLink; readonly onSend: () => void }) {
  const of = { id: link.studio, link: link._id }
  const state = useAnswer(listRecipients, of, { every: LOOK_EVERY })
  const remove = useAction(removeRecipientAction)
  const ask = async ({ _id, name, email }: RecipientView) => {
    const yes = await confirm({
      title: `Remove ${name}?`,
      text: `The link that was sent to ${email} opens nothing any more. What they answered stays.`,
      action: 'Remove',
      danger: true,
    })
    if (yes) await remove.run({ ...of, recipient: _id })
  }
  return (
    <Load state={state}>
      {({ recipients }) =>
        recipients.length === 0 ? (
          <EmptyState
            icon={<IconMail size={24} />}
            title="Sent to nobody yet"
            action={<Button onClick={onSend}>Send by e-mail</Button>}
          >
            People whom you send it to answer at once, without an account, and you see what they watched.
          </EmptyState>
        ) : (
          <>
            <ActionFault error={remove.error} />
            <ul className={`callboard-list ${styles.list}`} aria-label="Recipients">
              {recipients.map((one) => (
                <li key={one._id}>
                  <div className={styles.words}>
                    <Text fw={550} className={styles.name}>
                      {one.name}{' '}
                      <Text span size="sm" c="dimmed">
                        {one.email}
                      </Text>
                    </Text>
                    <Text size="sm" c="dimmed" className={isLost(one) ? styles.lost : undefined}>
                      {mailWords(one)}
                    </Text>
                    <Text size="sm" c="dimmed">
                      {deedWords(one)}
                      {one.watched_at === null ? null : (
                        <>
                          , <Time at={one.watched_at} style="relative" />
                        </>
                      )}
                    </Text>
                  </div>
                  <div className={styles.actions}>
                    <CopyButton
                      value={whole(one.path)}
                      label="Copy their link"
                      variant="subtle"
                      size="compact-sm"
                    />
                    <Button
                      size="compact-sm"
                      variant="subtle"
                      color="gray"
                      aria-label={`Remove ${one.name}`}
                      onClick={() => void ask(one)}
                    >
                      Remove
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Load>
  )
}
