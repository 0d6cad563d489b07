import { Modal } from '@callboard/kit/dialogs'
import { SortableList } from '@callboard/kit/sorting'
import { TakePicture } from '@callboard/kit/takes'
import { Button, Group, Text } from '@callboard/kit/ui'
import styles from './sort-dialog.module.css'

export interface Sortable {
  readonly id: string
  readonly name: string
  readonly picture: string | null
}

/** Groups or takes to be put in order; each new order is saved at once, for everybody. */
export default function SortDialog(props: {
  readonly title: string
  /** What the order is for. */
  readonly words: string
  readonly items: readonly Sortable[]
  /** Their numbers elsewhere, which are others where something between them is not shown; else they count from 1. */
  readonly places?: readonly number[]
  /** The ids of the items in their new order. */
  readonly onSort: (ids: readonly string[]) => void
  readonly onClose: () => void
}) {
  const pictures = new Map(props.items.map(({ id, picture }) => [id, picture]))
  return (
    <Modal opened onClose={props.onClose} title={props.title}>
      <Text size="sm" mb="xs">
        Drag by the grip, or press Space on it and use the arrow keys. The order is saved at once:{' '}
        {props.words}
      </Text>
      <SortableList
        label={props.title}
        items={props.items}
        onSort={props.onSort}
        end={({ id }, at) => (
          <>
            <span className={styles.place}>{props.places?.[at] ?? at + 1}</span>
            <span className={styles.picture}>
              <TakePicture of={id} url={pictures.get(id) ?? null} />
            </span>
          </>
        )}
      />
      <Group justify="flex-end" mt="md">
        <Button onClick={props.onClose}>Done</Button>
      </Group>
    </Modal>
  )
}
