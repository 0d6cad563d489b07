/** Labels of the header, in order; a star may mark those that every row needs. */
export const BULK_COLUMNS = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'agent',
  'role',
  'call_time',
  'sagnumber',
] as const
export type BulkColumn = (typeof BULK_COLUMNS)[number]

export const BULK_LIMIT_BYTES = 5 * 1024 * 1024
export const BULK_LIMIT_ROWS = 2_000

export const WRONG_CSV =
  "You've choosen wrong CSV. Please select the correct csv file, or download sample csv for reference."

/** A file to fill in; the day of its calls is a date of the session. */
export const sampleCsv = (day: string, role: string): string =>
  [
    'first_name*,last_name*,email*,phone,agent,role,call_time,sagnumber',
    `Ada,Lovelace,ada@example.com,(310) 555-0100,Smith; Jones,${role.replaceAll(',', ';')},${day} 10:30 AM,12345678`,
    '',
  ].join('\r\n')

/** `stopped`: it failed; the file can be added again, and passes over talent who are there. */
export const BULK_RUN_STATES = ['running', 'stopped', 'done'] as const
export type BulkRunState = (typeof BULK_RUN_STATES)[number]
