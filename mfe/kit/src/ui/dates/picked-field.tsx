import { ActionIcon, Popover, Skeleton, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react'
import '../inputs/styles.ts'
import '../menus/styles.ts'
import styles from './picked-field.module.css'
import { useTypedText } from './use-typed-text.ts'

/** Widths of the button in the field and of a letter of the unit, in pixels. */
const [SIGN, LETTER] = [40, 8]

export interface FieldProps {
  readonly label: string
  /** '' while there is none; text that means nothing as it was typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: ReactNode
  readonly name?: string
  readonly disabled?: boolean
  /** With the mark that required fields have. */
  readonly required?: boolean
  readonly 'data-autofocus'?: boolean
}

/** What sets days and times apart. */
interface Kind {
  readonly type: 'date' | 'time'
  readonly say: (value: string) => string
  readonly read: (text: string) => string | undefined
  /** The value of one step up or down; of an empty field, too. */
  readonly step: (value: string | undefined, up: boolean) => string
  /** Said of text that means nothing. */
  readonly unread: string
  readonly placeholder: string
  readonly icon: ReactNode
  /** Name of the button that opens the picker. */
  readonly opens: string
  readonly picker: (value: string | undefined, onChoose: (value: string) => void) => ReactNode
  /** Size of the picker, kept while it loads. */
  readonly width: number
  readonly height: number
  /** What the native field needs. */
  readonly native: { readonly min?: string; readonly step?: number }
  readonly unit?: string
}

/** A day or a time, typed or picked. Fingers get the picker of their system, which is made for them. */
export function PickedField({ kind, ...field }: FieldProps & { readonly kind: Kind }) {
  const isTouched = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return isTouched ? <NativeField {...field} kind={kind} /> : <TypedField {...field} kind={kind} />
}

function NativeField({ kind, onChange, value, ...field }: FieldProps & { readonly kind: Kind }) {
  return (
    <TextInput
      {...field}
      type={kind.type}
      {...kind.native}
      value={kind.read(value) ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      // Beside the system's own sign there is no room for it.
      description={kind.unit}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  )
}

function TypedField({ kind, onChange, value, error, ...field }: FieldProps & { readonly kind: Kind }) {
  const { say, read, unit } = kind
  const typing = useTypedText({ value, onChange, say, read })
  const [isOpen, setOpen] = useState(false)
  /** A press outside of the picker has closed it by the time that the button hears of it. */
  const wasOpen = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const pickerId = useId()
  const close = () => {
    setOpen(false)
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) return close()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.altKey) setOpen(event.key === 'ArrowDown')
    else typing.choose(kind.step(typing.meant, event.key === 'ArrowUp'))
  }
  const isWrong = typing.isUnread || Boolean(error && value.trim() && typing.meant === undefined)
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      offset={4}
      trapFocus
      closeOnEscape={false}
      // Mantine would call the picker what the input holds.
      withRoles={false}
      disabled={field.disabled}
    >
      <Popover.Target>
        <TextInput
          {...field}
          aria-description={unit}
          ref={input}
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? pickerId : undefined}
          autoComplete="off"
          placeholder={kind.placeholder}
          value={typing.text}
          error={isWrong ? kind.unread : error}
          onChange={({ currentTarget }) => typing.type(currentTarget.value)}
          onBlur={typing.leave}
          onKeyDown={press}
          data-mantine-stop-propagation={isOpen || undefined}
          rightSectionPointerEvents="all"
          rightSectionWidth={SIGN + (unit?.length ?? 0) * LETTER}
          rightSection={
            <>
              {unit ? <span className={styles.unit}>{unit}</span> : null}
              <ActionIcon
                size="md"
                tabIndex={-1}
                aria-label={kind.opens}
                disabled={field.disabled}
                onPointerDown={() => {
                  wasOpen.current = isOpen
                }}
                onClick={() => setOpen(!wasOpen.current)}
              >
                {kind.icon}
              </ActionIcon>
            </>
          }
          rightSectionProps={{ className: styles.right }}
        />
      </Popover.Target>
      <Popover.Dropdown
        id={pickerId}
        className={styles.picker}
        role="dialog"
        tabIndex={-1}
        aria-label={field.label}
        data-mantine-stop-propagation
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        <Suspense fallback={<Skeleton width={kind.width} height={kind.height} />}>
          {kind.picker(typing.meant, (next) => {
            typing.choose(next)
            close()
          })}
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
