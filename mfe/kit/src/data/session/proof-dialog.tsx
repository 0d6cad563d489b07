import {
  askPasskey,
  codeRules,
  confirmSignIn,
  getSecondFactor,
  passwordRules,
  proofForm,
  type SecondFactorState,
  whoAmI,
} from '@callboard/accounts/contract'
import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Modal } from '../../ui/dialogs/dialogs.tsx'
import '../../ui/dialogs/styles.ts'
import { ActionFault } from '../../ui/feedback/action-fault.tsx'
import { processingShown } from '../../ui/feedback/processing.ts'
import { PasswordInput, TextInput } from '../../ui/inputs/index.ts'
import { Skeletons } from '../../ui/page/skeletons.tsx'
import { KitProviders } from '../../ui/theme/kit-providers.tsx'
import { defineAction, perform } from '../actions/define-action.ts'
import { useAction } from '../actions/use-action.ts'
import { Load } from '../answers/load.tsx'
import { useAnswer } from '../answers/use-answer.ts'
import { call } from '../call/call.ts'
import { FormFrame } from '../forms/form-frame.tsx'
import { useForm } from '../forms/use-form.ts'
import { canUsePasskeys, showPasskey } from '../passkeys/ceremony.ts'
import { useCeremony } from '../passkeys/use-ceremony.ts'
import { currentSession, refreshSession } from './session.ts'

const confirmAction = defineAction(confirmSignIn, { refreshes: [getSecondFactor] })

let underWay: Promise<boolean> | undefined

/**
 * Asks who is signed in to prove it again, once for all calls that wait for it. In a root of its own: the page behind
 * stays as it is, also where nothing of it draws.
 * @returns false when the person would not
 */
export function askForProof(): Promise<boolean> {
  underWay ??= new Promise<boolean>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    const root = createRoot(place)
    const hides = processingShown.subscribe(() => processingShown.set(false))
    processingShown.set(false)
    const answer = (proved: boolean) => {
      underWay = undefined
      hides()
      root.unmount()
      place.remove()
      resolve(proved)
    }
    root.render(
      <KitProviders>
        <Modal opened onClose={() => answer(false)} title="Confirm that it is you" size="sm">
          <Question answer={answer} />
        </Modal>
      </KitProviders>,
    )
  })
  return underWay
}

function Question({ answer }: { readonly answer: (proved: boolean) => void }) {
  const ways = useAnswer(getSecondFactor, {})
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        You signed in a while ago. What you typed is kept, and goes on by itself.
      </Text>
      <Load state={ways} skeleton={<Skeletons rows={2} />} failedTitle="This could not be loaded">
        {(state) => (
          <>
            {state.passkeys > 0 && canUsePasskeys() ? <ByPasskey answer={answer} /> : null}
            {state.has_password || state.on ? (
              <Proof state={state} answer={answer} />
            ) : (
              <ByGoogle answer={answer} />
            )}
          </>
        )}
      </Load>
    </Stack>
  )
}

function Proof(props: { readonly state: SecondFactorState; readonly answer: (proved: boolean) => void }) {
  const { state, answer } = props
  const confirm = useAction(confirmAction, { onDone: () => answer(true) })
  const form = useForm({
    form: proofForm,
    rules: (typed) => ({
      ...(state.has_password ? passwordRules(typed) : {}),
      ...(state.on ? codeRules(typed) : {}),
    }),
    from: { password: '', code: '' },
    input: ({ password, code }) => ({
      ...(state.has_password ? { password } : {}),
      ...(state.on ? { code } : {}),
    }),
    action: confirm,
    save: confirm.run,
  })
  return (
    <FormFrame form={form} action="Confirm" onCancel={() => answer(false)}>
      {state.has_password ? (
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          data-autofocus
          {...form.text('password')}
        />
      ) : null}
      {state.on ? (
        <TextInput
          label="Code"
          description="Of your authenticator app, or a recovery code."
          autoComplete="one-time-code"
          autoCapitalize="none"
          data-autofocus={state.has_password ? undefined : true}
          {...form.text('code')}
        />
      ) : null}
    </FormFrame>
  )
}

/** A passkey proves all at once. */
function ByPasskey({ answer }: { readonly answer: (proved: boolean) => void }) {
  const passkey = useCeremony(
    () => showPasskey(() => call(askPasskey, {})),
    async (proof) => {
      await perform(confirmAction, { passkey: proof })
      answer(true)
      return undefined
    },
  )
  return (
    <Stack gap="sm">
      <ActionFault error={passkey.fault} />
      <Button variant="default" loading={passkey.busy} onClick={() => void passkey.run()}>
        Use a passkey
      </Button>
    </Stack>
  )
}

/** Google is a page of its own: this one stays as it is, with what was typed. */
function ByGoogle({ answer }: { readonly answer: (proved: boolean) => void }) {
  const [fault, setFault] = useState<string>()
  const goOn = async () => {
    const before = currentSession()
    const { user } = await call(whoAmI, {}, { token: false })
    if (before.kind === 'user' && user?._id === before.account._id) return answer(true)
    setFault('Another account is signed in now.')
    await refreshSession()
  }
  return (
    <Stack>
      <Text size="sm">
        Your account has no password. Sign in with Google again in another tab, then come back and go on here.
      </Text>
      <Anchor href="/auth/google/callback#again" target="_blank" rel="noopener" w="fit-content">
        Continue with Google
      </Anchor>
      {fault === undefined ? null : (
        <Text size="sm" role="alert">
          {fault}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => answer(false)}>
          Cancel
        </Button>
        <Button
          onClick={() =>
            void goOn().catch(() => setFault('The server could not be asked. Please try again.'))
          }
        >
          Go on
        </Button>
      </Group>
    </Stack>
  )
}
