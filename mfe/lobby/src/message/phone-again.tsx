import { useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { PhoneInput } from '@callboard/kit/phone'
import { Alert } from '@callboard/kit/ui'
import { ownPhoneForm } from '@callboard/lobby/contract'
import { changeOwnPhoneAction } from '../data/status.ts'

/** Says that no text reaches the number of the check-in, and takes another one. */
export default function PhoneAgain(props: { readonly record: string; readonly notice: string }) {
  const change = useAction(changeOwnPhoneAction)
  const form = useForm({
    form: ownPhoneForm,
    from: { phone: '' },
    input: ({ phone }) => ({ phone: phone.trim() }),
    action: change,
    save: (fields) => change.run({ ...fields, id: props.record }),
  })
  return (
    <Alert color="ember" role="alert" title={props.notice}>
      <FormFrame form={form} action="Save the number" size="md">
        <PhoneInput size="md" label="Cell phone" {...form.value('phone')} />
      </FormFrame>
    </Alert>
  )
}
