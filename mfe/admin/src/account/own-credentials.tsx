import type { Account } from '@callboard/kit/data'
import { ChatAccountPanel } from '../chat-account/chat-account-panel.tsx'
import { BehindSetUp } from '../shared/behind-set-up.tsx'
import { TextAccountPanel } from '../text-account/text-account-panel.tsx'
import { Section } from './section.tsx'

/** Accounts at providers, for who can be the casting director of a project. */
export default function OwnCredentials({ account }: { readonly account: Account }) {
  return (
    <>
      <Section
        title="Text messages"
        hint="Texts to talent of your projects can leave with your own Twilio account, from your own number."
      >
        <TextAccountPanel
          userId={account._id}
          around={(form, stored) => (
            <BehindSetUp
              isSet={stored !== null}
              says={
                stored
                  ? `Texts leave from ${stored.from}.`
                  : 'Texts leave as Callboard’s own, and by e-mail where Callboard has no number.'
              }
            >
              {form}
            </BehindSetUp>
          )}
        />
      </Section>
      <Section
        title="Chat account"
        hint="What is said in the chats of your projects can be said in your own CometChat app as well."
      >
        <ChatAccountPanel userId={account._id} />
      </Section>
    </>
  )
}
