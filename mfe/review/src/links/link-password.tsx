import type { ReplyOf } from '@callboard/core/http-contract'
import { useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { PasswordInput } from '@callboard/kit/inputs'
import { useTitle } from '@callboard/kit/ui'
import { type getLink, unlockForm } from '@callboard/posting/contract'
import { unlockAction } from '../data/unlock-link.ts'
import { PostingNames } from '../posting/posting-names.tsx'
import styles from './link.module.css'

/** In place of a link and its pages until its password is said. */
export default function LinkPassword(props: {
  readonly link: ReplyOf<typeof getLink>
  readonly onOpen: (named: string) => void
}) {
  const { link, onOpen } = props
  useTitle(`${link.studio_name} | Posting Links`)
  const action = useAction(unlockAction, { onDone: (opened) => onOpen(opened.link) })
  const form = useForm({
    form: unlockForm,
    from: { password: '' },
    input: ({ password }) => ({ id: link._id, password }),
    codes: { wrong_password: 'password' },
    action,
    save: (input) => action.run(input),
  })
  return (
    <div className={styles.link}>
      <header>
        <PostingNames name={link.studio_name} above="A link with a password" brand={link.brand} />
      </header>
      <FormFrame form={form} action="Open" size="lg" start>
        <PasswordInput
          data-autofocus
          size="md"
          label="Password"
          description="The casting office gave you the password with the link."
          autoComplete="off"
          {...form.text('password')}
        />
      </FormFrame>
    </div>
  )
}
