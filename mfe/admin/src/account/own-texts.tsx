import type { Account } from '@callboard/kit/data'
import { TextAccountPanel } from '../text-account/text-account-panel.tsx'
import { Section } from './section.tsx'

/** For accounts that can be the casting director of a project. */
export default function OwnTexts({ account }: { readonly account: Account }) {
  return (
    <Section
      title="Text messages"
      hint="Texts to talent of your projects can leave with your own Twilio account, from your own number."
    >
      <TextAccountPanel userId={account._id} />
    </Section>
  )
}
