import { Face, StateBadge } from '@callboard/kit/labels'
import { Anchor, Text, Title } from '@callboard/kit/ui'
import { CLOTHES_TYPE_WORDS, SIZE_TYPE_WORDS, SIZE_TYPES, type TalentInfo } from '@callboard/lobby/contract'
import { type ReactNode, useState } from 'react'
import { nameOf, shownState } from '../row-actions.ts'
import styles from './info.module.css'
import { type SocialHost, socialLink } from './social-link.ts'

/** A fact with its name; nothing where the talent gave none. */
function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

const Social = ({ host, handle }: { readonly host: SocialHost; readonly handle: string }) => (
  <Anchor href={socialLink(host, handle)} target="_blank" rel="noopener noreferrer">
    {handle}
  </Anchor>
)

/** A headshot that cannot be loaded is hidden. */
function Headshot({ url, alt }: { readonly url: string; readonly alt: string }) {
  const [isThere, setIsThere] = useState(true)
  return isThere ? <img src={url} alt={alt} onError={() => setIsThere(false)} /> : null
}

/** Facts of a talent, for the screen and for paper. */
export function InfoSheet({ info }: { readonly info: TalentInfo }) {
  const { record, height, clothes_type, clothes_size_object } = info
  const name = nameOf(record)
  const { email, phone, instagram_handle, tiktok_handle, agent_email, agent_phone } = record
  return (
    <article aria-label={name}>
      <header className={styles.head}>
        <Face of="talent" src={record.photo_url} size={120} alt={`Photo of ${name}`} name={name} />
        <div>
          <Title order={2} size="h2">
            {name}
          </Title>
          <Text>{record.role}</Text>
          <StateBadge state={shownState(record)} />
        </div>
      </header>
      <dl className={styles.facts}>
        <Fact name="Phone">{phone ? <Anchor href={`tel:${phone}`}>{phone}</Anchor> : null}</Fact>
        <Fact name="E-mail">
          <Anchor href={`mailto:${email}`}>{email}</Anchor>
        </Fact>
        <Fact name="Actual call">{record.actual_call}</Fact>
        <Fact name="Interview number">{record.interview_no}</Fact>
        <Fact name="SAG-AFTRA number">{record.sagnumber}</Fact>
        <Fact name="Instagram">
          {instagram_handle ? <Social host="instagram.com" handle={instagram_handle} /> : null}
        </Fact>
        <Fact name="TikTok">
          {tiktok_handle ? <Social host="tiktok.com" handle={tiktok_handle} /> : null}
        </Fact>
        <Fact name="Height">{height ? `${height.ft} ft ${height.inches} in` : null}</Fact>
        <Fact name="Clothes">{clothes_type ? CLOTHES_TYPE_WORDS[clothes_type] : null}</Fact>
        {SIZE_TYPES.map((kind) => (
          <Fact key={kind} name={SIZE_TYPE_WORDS[kind]}>
            {clothes_size_object[kind]?.label}
          </Fact>
        ))}
        <Fact name="Agent">{record.agent}</Fact>
        <Fact name="Agent e-mail">
          {agent_email ? <Anchor href={`mailto:${agent_email}`}>{agent_email}</Anchor> : null}
        </Fact>
        <Fact name="Agent phone">
          {agent_phone ? <Anchor href={`tel:${agent_phone}`}>{agent_phone}</Anchor> : null}
        </Fact>
      </dl>
      {record.photos.length > 0 ? (
        <div className={styles.photos}>
          {record.photos.map((url, index) => (
            <Headshot key={url} url={url} alt={`Headshot ${index + 1} of ${name}`} />
          ))}
        </div>
      ) : null}
    </article>
  )
}
