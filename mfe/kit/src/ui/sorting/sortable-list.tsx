import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { IconGripVertical } from '../icons.ts'
import styles from './sortable-list.module.css'

interface Item {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly label: string
  readonly items: readonly Item[]
  /** All ids in their new order. */
  readonly onSort: (ids: string[]) => void
  /** What stands at the end of a row. */
  readonly end?: (item: Item, place: number) => ReactNode
}

const USE_KEYS =
  'Press space to lift it, the arrow keys to move it, space to put it down and escape to put it back.'

function Row({ item, end }: { readonly item: Item; readonly end: ReactNode }) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: item.id,
  })
  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-lifted={isDragging || undefined}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
    >
      <button
        type="button"
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-label={`Move ${item.name}`}
      >
        <IconGripVertical size={16} aria-hidden />
      </button>
      <span className={styles.name}>{item.name}</span>
      {end}
    </li>
  )
}

/** A list that is put in order by mouse, touch or keys. */
export function SortableList({ label, items, onSort, end }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = items.map(({ id }) => id)
  const place = (id: string | number) => ids.indexOf(String(id)) + 1
  const nameOf = (id: string | number) => items.find((item) => item.id === id)?.name
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) onSort(arrayMove(ids, place(active.id) - 1, place(over.id) - 1))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: USE_KEYS },
        announcements: {
          onDragStart: ({ active }) => `${nameOf(active.id)} is lifted.`,
          onDragOver: ({ active, over }) =>
            over ? `${nameOf(active.id)} is over place ${place(over.id)} of ${ids.length}.` : undefined,
          onDragEnd: ({ active, over }) =>
            over ? `${nameOf(active.id)} is put down at place ${place(over.id)}.` : undefined,
          onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ul className={styles.root} aria-label={label}>
          {items.map((item, at) => (
            <Row key={item.id} item={item} end={end?.(item, at)} />
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
