import type { providers } from '@callboard/accounts/contract'
import type { ReplyOf } from '@callboard/core/http-contract'
import { useAction } from '@callboard/kit/data'
import { Face } from '@callboard/kit/labels'
import { fullName, sayError, Text, UnstyledButton, USER_TYPE_WORDS } from '@callboard/kit/ui'
import { useState } from 'react'
import { loginAction } from '../data/sign-in.ts'
import styles from './demo-people.module.css'
import { devicePass } from './device-pass.ts'
import { type CameIn, isRight } from './last-steps.tsx'

/** The people of a demo install: one press signs in as any of them. */
export function DemoPeople(
  props: NonNullable<ReplyOf<typeof providers>['demo']> & {
    readonly onDone: (came: CameIn) => void
  },
) {
  const [refused, setRefused] = useState<string>()
  const signIn = useAction(loginAction, {
    onDone: (reply) => {
      devicePass.keep(reply)
      if (isRight(reply)) props.onDone(reply)
      else setRefused(reply.error)
    },
  })
  const fault = refused ?? (signIn.error === undefined ? undefined : sayError(signIn.error))
  return (
    <section aria-labelledby="demo-people">
      <Text id="demo-people" size="sm" fw="var(--cb-w-mid)">
        This is a demo. Sign in as
      </Text>
      <ul className={styles.list}>
        {props.people.map((person) => (
          <li key={person.email}>
            <UnstyledButton
              className={styles.person}
              aria-disabled={signIn.busy || undefined}
              onClick={() =>
                signIn.busy ||
                void signIn.run({ email: person.email, password: props.password, device: devicePass.read() })
              }
            >
              <Face of="colleague" size={32} name={fullName(person)} />
              <span className={styles.name}>{fullName(person)}</span>
              <span className={styles.type}>{USER_TYPE_WORDS[person.user_type]}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {fault === undefined ? null : (
        <Text size="sm" role="alert">
          {fault}
        </Text>
      )}
    </section>
  )
}
