import { getSecondFactor, type SecondFactorState, sayRecoveryCodes } from '@callboard/accounts/contract'
import { Load, useAnswer } from '@callboard/kit/data'
import { Button, Link, Skeleton, Stack, Text } from '@callboard/kit/ui'
import { Section } from './section.tsx'

const stateWords = ({ on, recovery_left }: SecondFactorState): string =>
  on ? `It is on. ${sayRecoveryCodes(recovery_left)}` : 'It is off.'

/** Whether the account has a second factor; it is set up on a page of its own, as at the first sign-in. */
export default function TwoStep() {
  const state = useAnswer(getSecondFactor, {})
  return (
    <Section title="Two-step sign-in" hint="After the password, a code that an app on your phone makes.">
      <Load state={state} skeleton={<Skeleton height={60} />} failedTitle="This could not be loaded">
        {(found) => (
          <Stack align="flex-start" gap="sm">
            <Text>{stateWords(found)}</Text>
            <Button component={Link} to="/two-step-sign-in" variant="default">
              {found.on ? 'Change' : 'Set up'}
            </Button>
          </Stack>
        )}
      </Load>
    </Section>
  )
}
