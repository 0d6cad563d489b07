import { FormNotices } from '@callboard/kit/form'
import { Button, confirm, Group, Stack, useLeaveWarning } from '@callboard/kit/ui'
import {
  type ComponentProps,
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import styles from './saved-together.module.css'

type SavedForm = ComponentProps<typeof FormNotices>['form'] & { readonly dirty: boolean }

interface Together {
  readonly forms: Set<RefObject<SavedForm>>
  readonly save: () => Promise<void>
}

/** Null where a form has a button of its own. */
const TogetherContext = createContext<Together | null>(null)

/** Asks before a close loses what was typed. @param isTyped of `SavedTogether` */
export async function mayLose(isTyped: boolean): Promise<boolean> {
  if (!isTyped) return true
  return await confirm({
    title: 'Close without saving?',
    text: 'What you have typed here is not saved, and it is gone then.',
    action: 'Close without saving',
    danger: true,
  })
}

/**
 * Forms with one button: it saves those in which something was typed, and stays open at the first that is refused. The
 * last form comes first, since a save of the first may take away what the others are about.
 */
export function SavedTogether(props: {
  readonly onSaved: () => void
  readonly onCancel: () => void
  /** Tells, from now on, whether anything is typed that is not saved. */
  readonly isTyped: RefObject<() => boolean>
  readonly children: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  const onSaved = useRef(props.onSaved)
  useLayoutEffect(() => {
    onSaved.current = props.onSaved
  })
  const together = useMemo((): Together => {
    const forms: Together['forms'] = new Set()
    const saveAll = async () => {
      for (const { current: form } of [...forms].toReversed())
        if (form.dirty && !(await form.submit())) return false
      return true
    }
    return {
      forms,
      save: async () => {
        setBusy(true)
        const isWhole = await saveAll()
        setBusy(false)
        if (isWhole) onSaved.current()
      },
    }
  }, [])
  const { isTyped } = props
  useLayoutEffect(() => {
    isTyped.current = () => [...together.forms].some(({ current }) => current.dirty)
    return () => {
      isTyped.current = () => false
    }
  }, [isTyped, together])
  return (
    <TogetherContext value={together}>
      {props.children}
      <Group justify="flex-end" className={styles.actions}>
        <Button variant="default" onClick={props.onCancel}>
          Cancel
        </Button>
        <Button loading={busy} onClick={() => void together.save()}>
          Save
        </Button>
      </Group>
    </TogetherContext>
  )
}

/** A form that is saved with the others around it, or by its own button where there are none. */
export function PartForm(props: {
  readonly form: SavedForm
  /** The edited thing in a word, such as account. */
  readonly what: string
  /** The own button, once something has changed. */
  readonly action?: ReactNode
  /** Beside that button, or in its place. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}) {
  const { form } = props
  const together = useContext(TogetherContext)
  useLeaveWarning(together !== null && form.dirty)
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  })
  useLayoutEffect(() => {
    together?.forms.add(latest)
    return () => void together?.forms.delete(latest)
  }, [together])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.busy) void (together ? together.save() : form.submit())
  }
  return (
    <form ref={form.element as RefObject<HTMLFormElement | null>} onSubmit={submit} noValidate>
      <Stack gap="md">
        <FormNotices what={props.what} form={form} />
        {props.children}
        {/* The Enter key saves where a form has a button. */}
        {together ? <button type="submit" hidden /> : null}
        <Group gap="sm" className={styles.buttons}>
          {together || !form.dirty ? null : props.action}
          {props.beside}
        </Group>
      </Stack>
    </form>
  )
}
