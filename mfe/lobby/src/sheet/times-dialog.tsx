import { dayIn } from '@callboard/core/http-contract'
import { useAction } from '@callboard/kit/data'
import { TimeField } from '@callboard/kit/dates'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Text } from '@callboard/kit/ui'
import { type SheetRow, timesForm } from '@callboard/lobby/contract'
import { correctTimesAction } from '../data/sheet.ts'
import { wallOf } from './correction-words.ts'
import styles from './sheet.module.css'

const TIMES = [
  ['arrival', 'Arrival'],
  ['seen', 'Seen'],
  ['out', 'Out'],
] as const

/** Puts the times of a talent right; the sheet says what stood there before. */
export default function TimesDialog(props: {
  readonly row: SheetRow
  readonly zone: string
  readonly onClose: () => void
}) {
  const { row, zone, onClose } = props
  const correct = useAction(correctTimesAction, { onDone: onClose })
  const known = {
    arrival: wallOf(row.arrival, zone),
    seen: wallOf(row.seen, zone),
    out: wallOf(row.out, zone),
  }
  const first = row.arrival ?? row.seen ?? row.out
  const day = first === null ? undefined : dayIn(zone, new Date(first))
  const form = useForm({
    form: timesForm,
    from: known,
    // A time that is left as it is keeps its seconds.
    input: (typed: typeof known) => ({
      version: row.version,
      ...Object.fromEntries(
        TIMES.filter(([field]) => typed[field] !== known[field]).map(([field]) => [
          field,
          typed[field] || null,
        ]),
      ),
    }),
    action: correct,
    save: (fields) => correct.run({ ...fields, id: row._id }),
  })
  return (
    <Modal opened onClose={onClose} title={`Correct the times of ${row.first_name} ${row.last_name}`}>
      <FormFrame form={form} what="times" action="Correct" onCancel={onClose}>
        <div className={styles.times}>
          {TIMES.map(([field, label]) => (
            <TimeField key={field} label={label} zone={zone} day={day} {...form.value(field)} />
          ))}
        </div>
        <Text size="sm" c="dimmed">
          Empty means that it did not happen. What you replace stays on the sheet, with your name.
        </Text>
      </FormFrame>
    </Modal>
  )
}
