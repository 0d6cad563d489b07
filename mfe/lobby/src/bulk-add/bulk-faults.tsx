import type { ApiError } from '@callboard/kit/data'
import { Alert, Text } from '@callboard/kit/ui'
import styles from './bulk-add.module.css'

/** `3.email` as the line and column of a spreadsheet. */
function placeOf(field: string): string {
  const [line, column] = field.split('.')
  return column === undefined || column === 'row' ? `Line ${line}` : `Line ${line}, ${column}`
}

/** Every wrong row by line and column, or the one fault of the file. */
export function BulkFaults({ error }: { readonly error: ApiError }) {
  const rows = error.code === 'wrong_rows' ? Object.entries(error.fields) : []
  if (rows.length === 0)
    return (
      <Alert color="red" role="alert">
        {error.fields.file ?? error.message}
      </Alert>
    )
  const more = (error.details?.faults ?? rows.length) - rows.length
  return (
    <Alert color="red" role="alert" title="Nothing was added. Correct the file and choose it again.">
      <ul className={styles.bulkRows}>
        {rows.map(([field, words]) => (
          <li key={field}>
            <strong>{placeOf(field)}</strong> {words}
          </li>
        ))}
      </ul>
      {more > 0 ? <Text size="sm">and {more} more</Text> : null}
    </Alert>
  )
}
