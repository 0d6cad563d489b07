import { HEADSHOTS_LIMIT } from '@callboard/accounts/contract'
import { IconPlus, IconX } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { PHOTO_ACCEPTS, readPicture } from '@callboard/kit/pictures'
import { FileButton } from '@callboard/kit/ticks'
import { Button, sayError, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import styles from './onboard.module.css'
import type { CheckInFlow } from './use-check-in.ts'

/** The talent's own headshots, four at most; nobody has to add any. */
export default function Headshots({ flow }: { readonly flow: CheckInFlow }) {
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { headshots } = flow
  const add = async (file: File) => {
    setFault(undefined)
    setBusy(true)
    try {
      const read = await readPicture(file)
      if ('fault' in read) setFault(read.fault)
      else await flow.addHeadshot(read.picture)
    } catch (refusal) {
      setFault(sayError(refusal))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.headshots} aria-label="Headshots">
      <Text fw={550}>Headshots</Text>
      <Text size="sm" c="dimmed">
        {flow.ownHeadshots > 0
          ? 'Those of your profile come along, unless you add others here'
          : `If you have some, up to ${HEADSHOTS_LIMIT}`}
      </Text>
      <div>
        {headshots.map((headshot, index) => (
          <figure key={headshot.photo}>
            <img src={headshot.url} alt={`Headshot ${index + 1}`} />
            <ActionIcon
              size={28}
              variant="default"
              aria-label={`Remove headshot ${index + 1}`}
              onClick={() => flow.removeHeadshot(headshot)}
            >
              <IconX size={16} />
            </ActionIcon>
          </figure>
        ))}
        {headshots.length < HEADSHOTS_LIMIT ? (
          <FileButton accept={PHOTO_ACCEPTS} onChange={(file) => file && void add(file)}>
            {(button) => (
              <Button
                h={44}
                variant="default"
                loading={busy}
                leftSection={<IconPlus size={16} />}
                {...button}
              >
                Add headshot
              </Button>
            )}
          </FileButton>
        ) : null}
      </div>
      {fault ? (
        <Text c="var(--cb-red)" role="alert">
          {fault}
        </Text>
      ) : null}
    </section>
  )
}
