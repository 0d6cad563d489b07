import { RecaptchaBox } from './recaptcha-box.tsx'
import type { BotCheck } from './use-bot-check.ts'

/** Google's box, where the install has it; the own check has nothing to show. */
export function BotCheckBox({ check }: { readonly check: BotCheck }) {
  if (!check.box) return null
  const { siteKey, used, isMissed } = check.box
  return (
    <RecaptchaBox
      siteKey={siteKey}
      used={used}
      error={isMissed ? 'Please confirm that you are not a robot.' : undefined}
      onAnswer={check.onAnswer}
    />
  )
}
