import { Anchor, Group } from '@callboard/kit/ui'

/** How to reach a person; what the reader is not shown is null. */
export function ContactLine({
  email,
  phone,
}: {
  readonly email: string | null
  readonly phone: string | null
}) {
  return (
    <Group gap="md">
      {email ? (
        <Anchor c="inherit" href={`mailto:${email}`}>
          {email}
        </Anchor>
      ) : null}
      {phone ? (
        <Anchor c="inherit" href={`tel:${phone}`}>
          {phone}
        </Anchor>
      ) : null}
    </Group>
  )
}
