import { HEADSHOTS_LIMIT, type Headshot } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { IconArrowLeft, IconPhoto, IconPlus, IconTrash } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { PHOTO_ACCEPTS, readPicture } from '@callboard/kit/pictures'
import { FileButton } from '@callboard/kit/ticks'
import { Button, confirm, sayError, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { orderHeadshotsAction, removeHeadshotAction, sendHeadshot } from '../../data/talent-profile.ts'
import styles from './headshots.module.css'

/** The headshots of a talent, stored at once; the first one is the picture that staff see beside the name. */
export function Headshots(props: {
  readonly account: string
  readonly photos: readonly Headshot[]
  /** Fault of the form around. */
  readonly error: string | undefined
  readonly onAdded: () => void
}) {
  const { account, photos } = props
  const order = useAction(orderHeadshotsAction)
  const remove = useAction(removeHeadshotAction)
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<string>()
  const add = async (file: File) => {
    setFault(undefined)
    setPercent(0)
    try {
      const read = await readPicture(file)
      if ('fault' in read) setFault(read.fault)
      else {
        await sendHeadshot(account, read.picture, setPercent)
        props.onAdded()
      }
    } catch (refusal) {
      setFault(sayError(refusal))
    } finally {
      setPercent(undefined)
    }
  }
  const moveForward = (place: number) => {
    const ids = photos.map(({ _id }) => _id)
    ids.splice(place - 1, 2, ...ids.slice(place - 1, place + 1).toReversed())
    void order.run({ id: account, order: ids })
  }
  const take = async ({ _id }: Headshot, place: number) => {
    const isSure = await confirm({
      title: `Remove headshot ${place + 1}?`,
      text: 'The file is deleted. This action cannot be reversed!',
      action: 'Remove',
      danger: true,
    })
    if (isSure) await remove.run({ id: account, headshot: _id })
  }
  const said = fault ?? props.error
  return (
    <section className={styles.root} aria-label="Headshots">
      <Text fw={550}>Headshots</Text>
      <Text size="sm" c="dimmed">
        Up to {HEADSHOTS_LIMIT}. Casting offices see the first one beside your name.
      </Text>
      <ul className={styles.photos}>
        {photos.map((photo, place) => (
          <li key={photo._id} className={styles.photo}>
            <img src={photo.url} alt={`Headshot ${place + 1}`} />
            <div className={styles.actions}>
              {place > 0 ? (
                <ActionIcon
                  size={32}
                  variant="default"
                  disabled={order.busy}
                  aria-label={`Move headshot ${place + 1} forward`}
                  onClick={() => moveForward(place)}
                >
                  <IconArrowLeft size={16} />
                </ActionIcon>
              ) : (
                <Text size="xs" c="dimmed">
                  First
                </Text>
              )}
              <ActionIcon
                size={32}
                variant="default"
                disabled={remove.busy}
                aria-label={`Remove headshot ${place + 1}`}
                onClick={() => void take(photo, place)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            </div>
          </li>
        ))}
        {percent === undefined ? null : (
          <li className={styles.photo}>
            <div
              className={styles.sending}
              role="progressbar"
              aria-label="Upload of the headshot"
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
            >
              <IconPhoto size={24} aria-hidden />
              <span className={styles.bar}>
                <span style={{ width: `${percent}%` }} />
              </span>
            </div>
          </li>
        )}
      </ul>
      {photos.length < HEADSHOTS_LIMIT ? (
        <div>
          <FileButton accept={PHOTO_ACCEPTS} onChange={(file) => file && void add(file)}>
            {(button) => (
              <Button
                variant="default"
                loading={percent !== undefined}
                leftSection={<IconPlus size={16} />}
                aria-invalid={said ? true : undefined}
                {...button}
              >
                Add headshot
              </Button>
            )}
          </FileButton>
        </div>
      ) : null}
      {said ? (
        <Text size="sm" c="var(--cb-red)" role="alert">
          {said}
        </Text>
      ) : null}
    </section>
  )
}
