import { defineAction } from '@callboard/kit/data'
import { listInvoices, setDatesInvoiced } from '@callboard/projects/contract'

const listed = { refreshes: [listInvoices] }

/** Whatever the refusal is, the list shows which dates there are. */
export const markDatesAction = defineAction(setDatesInvoiced, {
  ...listed,
  refused: () => listed,
  says: ({ marked }, { invoiced }) =>
    `${marked === 1 ? '1 date is' : `${marked} dates are`} ${invoiced ? 'invoiced' : 'pending'} now.`,
})
