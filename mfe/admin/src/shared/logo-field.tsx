import { useAction } from '@callboard/kit/data'
import { FileButton } from '@callboard/kit/ticks'
import { ActionFault, Button, Group, Stack, Text } from '@callboard/kit/ui'
import { removeLogoAction, saveLogoAction } from '../data/accounts.ts'
import styles from './logo.module.css'

/** The picture of an account; a chosen file is stored at once. */
export function LogoField(props: {
  readonly userId: string
  readonly url: string | null
  /** As the faces that others see. */
  readonly round?: boolean
}) {
  const { userId: id, url } = props
  const save = useAction(saveLogoAction)
  const remove = useAction(removeLogoAction)
  return (
    <div className={styles.logoField}>
      {url ? (
        <img className={styles.logo} data-round={props.round} src={url} alt="Logo" />
      ) : (
        <Text size="sm" c="dimmed" className={`${styles.logo} ${styles.noLogo}`} data-round={props.round}>
          No Logo
        </Text>
      )}
      <Stack gap={8}>
        <Group gap="sm">
          <FileButton
            accept="image/png,image/jpeg"
            onChange={(file) => {
              remove.reset()
              if (file) void save.run({ id, file })
            }}
          >
            {(props) => (
              <Button {...props} variant="default" loading={save.busy}>
                {url ? 'Replace logo' : 'Choose logo'}
              </Button>
            )}
          </FileButton>
          {url ? (
            <Button variant="default" loading={remove.busy} onClick={() => void remove.run({ id })}>
              Remove logo
            </Button>
          ) : null}
        </Group>
        <Text size="sm" c="dimmed">
          PNG, JPG or JPEG, up to 8 MB.
        </Text>
        <ActionFault error={save.error ?? remove.error} />
      </Stack>
    </div>
  )
}
