import { Modal } from '@callboard/kit/dialogs'
import { Button, Group } from '@callboard/kit/ui'
import { useState } from 'react'
import { featureUpdate, putUpdateAway } from './feature-update.ts'
import styles from './feature-update-dialog.module.css'

/** What is new since the person's last visit on this browser; nothing where nothing is. */
export function FeatureUpdateDialog({ account }: { readonly account: Parameters<typeof featureUpdate>[0] }) {
  const [update, setUpdate] = useState(() => featureUpdate(account, localStorage))
  if (!update) return null
  const close = () => {
    putUpdateAway(update, localStorage)
    setUpdate(null)
  }
  return (
    <Modal opened onClose={close} title="Feature Update">
      <ul className={styles.root}>
        {update.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus onClick={close}>
          Ok, Got it.
        </Button>
      </Group>
    </Modal>
  )
}
