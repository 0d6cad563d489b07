import {
  getNotices,
  NOTICES,
  type NoticeName,
  type NoticesView,
  noticesForm,
} from '@callboard/admin/contract'
import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { FormNotices, useForm } from '@callboard/kit/form'
import { RichTextInput } from '@callboard/kit/rich-text'
import { Button, Group, Skeleton, Stack, Text, useLeaveWarning, VisuallyHidden } from '@callboard/kit/ui'
import { type FormEvent, useState } from 'react'
import { saveNoticesAction } from '../data/notices.ts'
import { UpdatedBy } from '../shared/updated-by.tsx'
import styles from './notices.module.css'

const WORDS: Readonly<Record<NoticeName, { readonly label: string; readonly shown: string }>> = {
  client_notice: { label: 'Client notice', shown: 'Stands on the home page of clients.' },
  casting_director_notice: {
    label: 'Casting director notice',
    shown: 'Casting directors read it in a dialog, once for each change.',
  },
  session_manager_notice: {
    label: 'Session manager notice',
    shown: 'Session managers read it in a dialog, once for each change.',
  },
  notification: {
    label: 'Global notification',
    shown: 'All staff read it in a dialog, once for each change.',
  },
}

/** What the office tells everybody of a kind. */
export default function NoticesTab() {
  const notices = useAnswer(getNotices, {})
  return (
    <Load state={notices} failedTitle="The notices could not be loaded" skeleton={<NoticesSkeleton />}>
      {(stored) => <NoticesForm stored={stored} />}
    </Load>
  )
}

type Typed = Readonly<Record<NoticeName, string>>

const typedFrom = (stored: NoticesView): Typed => ({
  client_notice: stored.client_notice?.text ?? '',
  casting_director_notice: stored.casting_director_notice?.text ?? '',
  session_manager_notice: stored.session_manager_notice?.text ?? '',
  notification: stored.notification?.text ?? '',
})

function NoticesForm({ stored }: { readonly stored: NoticesView }) {
  const [begun, setBegun] = useState(() => typedFrom(stored))
  const save = useAction(saveNoticesAction, {
    onDone: (saved) => {
      setBegun(typedFrom(saved))
      form.begin(typedFrom(saved), saved.version)
    },
  })
  const form = useForm({
    form: noticesForm,
    from: begun,
    version: stored.version ?? 0,
    typedOf: (theirs: NoticesView) => {
      const loaded = typedFrom(theirs)
      setBegun(loaded)
      return loaded
    },
    draft: 'console:notices',
    // Notices that stay are left out, so that a change by another super admin stays, too.
    input: (typed: Typed): Partial<Typed> =>
      Object.fromEntries(
        NOTICES.filter((name) => typed[name] !== begun[name]).map((name) => [name, typed[name]]),
      ),
    action: save,
    save: (input, typedOver) => save.run({ ...input, version: typedOver }),
  })
  useLeaveWarning(form.dirty)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.busy) void form.submit()
  }
  return (
    <form ref={form.element as React.RefObject<HTMLFormElement | null>} onSubmit={submit} noValidate>
      <Stack gap="xl" className={styles.form}>
        <FormNotices what="notice" form={form} />
        {NOTICES.map((name) => (
          <section key={name} aria-label={WORDS[name].label}>
            <RichTextInput label={WORDS[name].label} {...form.value(name)} />
            <Group justify="space-between" gap="sm" mt={4}>
              <Text size="sm" c="dimmed">
                {WORDS[name].shown}
              </Text>
              <UpdatedBy by={null} at={stored[name]?.updated_at ?? null} never="Never written" />
            </Group>
          </section>
        ))}
        <Group gap="sm" className={styles.actions}>
          <Button type="submit" loading={form.busy} disabled={!form.dirty}>
            Save
          </Button>
          <Button variant="default" disabled={!form.dirty || form.busy} onClick={form.discard}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function NoticesSkeleton() {
  return (
    <Stack gap="xl" className={styles.form} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      {NOTICES.map((name) => (
        <Skeleton key={name} height={168} />
      ))}
    </Stack>
  )
}
