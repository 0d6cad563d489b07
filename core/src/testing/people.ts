import { Actor, type UserActor, type UserType } from '../kernel/actor.ts'

/** A person as the accounts module describes users to other modules. */
export interface SamplePerson {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: UserType
}

/** `personNamed('ana', 'client')` is ana Example, `user-ana`, at ana@example.com. */
export const personNamed = (
  name: string,
  userType: UserType,
  changes: Partial<SamplePerson> = {},
): SamplePerson => ({
  id: `user-${name}`,
  email: `${name}@example.com`,
  firstName: name,
  lastName: 'Example',
  userType,
  ...changes,
})

/** The person, signed in. */
export const signedInAs = ({ id, email, firstName, lastName, userType }: SamplePerson): UserActor =>
  Actor.user({
    userId: id,
    email,
    name: `${firstName} ${lastName}`,
    userType,
    signInId: `sign-in-${id}`,
    provedAt: new Date(),
  })
