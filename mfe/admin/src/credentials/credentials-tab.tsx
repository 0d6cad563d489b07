import {
  CREDENTIAL_GROUPS,
  CREDENTIALS,
  type CredentialName,
  type CredentialsView,
  credentialsForm,
  getCredentials,
} from '@callboard/admin/contract'
import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { FormNotices, useForm } from '@callboard/kit/form'
import { PasswordInput } from '@callboard/kit/inputs'
import { Checkbox } from '@callboard/kit/ticks'
import {
  Button,
  confirm,
  Group,
  Skeleton,
  Stack,
  Text,
  Title,
  useLeaveWarning,
  VisuallyHidden,
} from '@callboard/kit/ui'
import type { FormEvent } from 'react'
import { saveCredentialsAction } from '../data/install.ts'
import { UpdatedBy } from '../shared/updated-by.tsx'
import styles from './credentials.module.css'

const USES: Readonly<Record<string, string>> = {
  Twilio: 'Texts to talent leave with this account, in place of that of the settings.',
  AWS: 'The servers under Services are changed with these keys.',
}

/** Keys of the install at outside services. */
export default function CredentialsTab() {
  const credentials = useAnswer(getCredentials, {})
  return (
    <Load
      state={credentials}
      failedTitle="The credentials could not be loaded"
      skeleton={<CredentialsSkeleton />}
    >
      {(stored) => <CredentialsForm stored={stored} />}
    </Load>
  )
}

/** Empty: as it is stored. Removed keys are sent as empty values. */
type Typed = Readonly<Record<CredentialName, string>> & { readonly removed: readonly CredentialName[] }

const BLANK: Typed = {
  ...(Object.fromEntries(CREDENTIALS.map((name) => [name, ''])) as Record<CredentialName, string>),
  removed: [],
}

const changedIn = (typed: Typed): readonly CredentialName[] =>
  CREDENTIALS.filter((name) => typed.removed.includes(name) || typed[name].trim() !== '')

function CredentialsForm({ stored }: { readonly stored: CredentialsView }) {
  const save = useAction(saveCredentialsAction, {
    onDone: ({ version }) => form.begin(BLANK, version),
  })
  const form = useForm({
    form: credentialsForm,
    from: BLANK,
    input: (typed: Typed): Partial<Record<CredentialName, string>> & { version: number } => ({
      ...Object.fromEntries(
        changedIn(typed).map((name) => [name, typed.removed.includes(name) ? '' : typed[name].trim()]),
      ),
      version: stored.version,
    }),
    version: stored.version,
    typedOf: () => BLANK,
    action: save,
    save: (input, version) => save.run({ ...input, version }),
  })
  const changed = changedIn(form.typed)
  useLeaveWarning(changed.length > 0)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (form.busy || changed.length === 0) return
    const sure = await confirm({
      title: 'Change the credentials?',
      text: `${changed.map((name) => (form.typed.removed.includes(name) ? `${name} is removed` : `${name} gets a new value`)).join(', ')}. The old values cannot be brought back.`,
      action: 'Change',
    })
    if (sure) await form.submit()
  }
  const setRemoved = (name: CredentialName, removed: boolean) =>
    form.change((now) => ({
      [name]: '',
      removed: removed ? [...now.removed, name] : now.removed.filter((one) => one !== name),
    }))
  return (
    <form
      ref={form.element as React.RefObject<HTMLFormElement | null>}
      onSubmit={(event) => void submit(event)}
      noValidate
      className={styles.form}
    >
      <Stack gap="xl">
        <UpdatedBy by={stored.updated_by} at={stored.updated_at} never="No key was typed in yet." />
        <FormNotices what="list of credentials" form={form} />
        {CREDENTIAL_GROUPS.map(({ service, names }) => (
          <section key={service} aria-label={service}>
            <Title order={2} size="h4">
              {service}
            </Title>
            <Text size="sm" c="dimmed" mb="sm">
              {USES[service]}
            </Text>
            <Stack gap="sm">
              {names.map((name) => {
                const known = stored.credentials.find((one) => one.name === name)
                const removed = form.typed.removed.includes(name)
                return (
                  <div key={name} className={styles.row}>
                    <PasswordInput
                      label={name}
                      autoComplete="off"
                      disabled={removed}
                      placeholder={known?.set ? `•••• ${known.end}`.trim() : 'Not set'}
                      aria-invalid={form.errorAt(name) ? true : undefined}
                      {...form.text(name)}
                    />
                    {known?.set ? (
                      <Checkbox
                        label="Remove"
                        aria-label={`Remove ${name}`}
                        checked={removed}
                        onChange={({ currentTarget }) => setRemoved(name, currentTarget.checked)}
                      />
                    ) : null}
                  </div>
                )
              })}
            </Stack>
          </section>
        ))}
        <Group gap="sm">
          <Button type="submit" loading={form.busy} disabled={changed.length === 0}>
            Update
          </Button>
          <Button
            variant="default"
            disabled={changed.length === 0 || form.busy}
            onClick={() => form.begin(BLANK, stored.version)}
          >
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function CredentialsSkeleton() {
  return (
    <Stack gap="md" className={styles.form} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      {CREDENTIALS.map((name) => (
        <Skeleton key={name} height={58} />
      ))}
    </Stack>
  )
}
