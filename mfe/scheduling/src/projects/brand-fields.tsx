import { IconPhoto } from '@callboard/kit/icons'
import { TextInput } from '@callboard/kit/inputs'
import { FileButton } from '@callboard/kit/ticks'
import { Button, Group, Text } from '@callboard/kit/ui'
import { accentColours } from '@callboard/projects/contract'
import { useEffect, useState } from 'react'
import styles from './brand-fields.module.css'
import { LOGO_ACCEPTS, type LogoChoice, logoFault } from './logo-choice.ts'

/** The address of a chosen file, while it is shown. */
function useFileAddress(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}

function LogoField(props: {
  /** The stored logo. */
  readonly stored: string | null
  readonly choice: LogoChoice
  readonly onChoose: (choice: LogoChoice) => void
}) {
  const { stored, choice, onChoose } = props
  const [fault, setFault] = useState<string>()
  const chosen = useFileAddress(choice instanceof File ? choice : undefined)
  const shown = choice === 'none' ? undefined : (chosen ?? stored ?? undefined)
  const choose = (file: File | null) => {
    if (!file) return
    const wrong = logoFault(file)
    setFault(wrong)
    if (wrong === undefined) onChoose(file)
  }
  return (
    <div>
      <Text size="sm" fw={550} mb={4}>
        Logo
      </Text>
      <div className={styles.logo}>{shown ? <img src={shown} alt="Logo" /> : <IconPhoto aria-hidden />}</div>
      <Group gap={4} mt={6}>
        <FileButton accept={LOGO_ACCEPTS} onChange={choose}>
          {(button) => (
            <Button {...button} variant="default" size="xs">
              {shown ? 'Choose another logo' : 'Choose a logo'}
            </Button>
          )}
        </FileButton>
        {shown ? (
          <Button variant="subtle" color="gray" size="xs" onClick={() => onChoose('none')}>
            Remove
          </Button>
        ) : null}
      </Group>
      <Text size="xs" mt={4} c={fault ? 'red' : 'dimmed'} role={fault ? 'alert' : undefined}>
        {fault ?? 'PNG or JPEG, at most 5 MB.'}
      </Text>
    </div>
  )
}

function AccentField({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (next: string) => void
}) {
  const colours = value ? accentColours(value) : undefined
  return (
    <div>
      <Group align="flex-end" gap="xs" className={styles.colour}>
        <TextInput
          type="color"
          label="Accent colour"
          value={value || '#7a7f87'}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toLowerCase())}
        />
        {colours ? (
          <>
            <span className={styles.sample} style={{ background: colours.fill, color: colours.on_fill }}>
              Check in
            </span>
            <Button variant="subtle" color="gray" size="xs" onClick={() => onChange('')}>
              Remove
            </Button>
          </>
        ) : (
          <Text size="sm" c="dimmed" lh="36px">
            None chosen
          </Text>
        )}
      </Group>
      <Text size="xs" mt={4} c="dimmed">
        For pages that talent and clients see. Text on it and in it is made dark or light enough to read.
      </Text>
    </div>
  )
}

/** Logo and accent colour of a project. */
export function BrandFields(props: {
  readonly stored: string | null
  readonly logo: LogoChoice
  readonly onLogo: (choice: LogoChoice) => void
  readonly accent: string
  readonly onAccent: (accent: string) => void
}) {
  return (
    <div className={styles.root}>
      <LogoField stored={props.stored} choice={props.logo} onChoose={props.onLogo} />
      <AccentField value={props.accent} onChange={props.onAccent} />
    </div>
  )
}
