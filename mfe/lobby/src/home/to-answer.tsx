import { type Loadable, useAccount, useAnswer } from '@callboard/kit/data'
import { Fact } from '@callboard/kit/facts'
import { IconChevronRight } from '@callboard/kit/icons'
import { Face } from '@callboard/kit/labels'
import { Line, Lines } from '@callboard/kit/lines'
import { openedLinks } from '@callboard/kit/opened-links'
import { Button, Title } from '@callboard/kit/ui'
import { getPagesToAnswer, type PageToAnswer } from '@callboard/posting/contract'
import { useState } from 'react'
import styles from './client-home.module.css'

type Pages = Loadable<{
  readonly pages: readonly PageToAnswer[]
  readonly answered: readonly PageToAnswer[]
}>

/** Pages by the links that this browser knows, and those that the account has watched takes by; counted anew at each visit. */
export function usePagesToAnswer(): Pages {
  const account = useAccount()?._id
  const [links] = useState(() => (account === undefined ? [] : openedLinks.of(account)))
  return useAnswer(getPagesToAnswer, links.length > 0 ? { links: links.join() } : {}, { fresh: 0 })
}

const addressOf = ({ _id, link, studio_uri }: PageToAnswer) =>
  `/posting-page-via-link/${studio_uri}/${link}/${_id}`

const saidAnswers = ({ talent, to_answer }: PageToAnswer) => `${talent - to_answer} of ${talent} answered`

function PageLine({ page }: { readonly page: PageToAnswer }) {
  return (
    <Line
      size={72}
      to={addressOf(page)}
      time={
        <span className={styles.pageFaces}>
          {page.faces.map((face) => (
            <Face key={face} of="talent" name={page.name} src={face} size={72} />
          ))}
        </span>
      }
      name={page.name}
      note={
        <>
          {page.studio_name}
          <span className={styles.onPhone}> · {saidAnswers(page)}</span>
        </>
      }
      mark={
        <span className={styles.open}>
          <span className={styles.onDesk}>{saidAnswers(page)}</span>
          <IconChevronRight size={16} aria-hidden />
        </span>
      }
    />
  )
}

function Answered({ pages }: { readonly pages: readonly PageToAnswer[] }) {
  return (
    <section aria-label="Answered">
      <Title order={3} size="h6" className={styles.answeredHead}>
        Answered
      </Title>
      <Lines slots={['mark']} className={styles.answered}>
        {pages.map((page) => (
          <Line
            key={page._id}
            size={40}
            to={addressOf(page)}
            name={page.name}
            mark={page.talent === 1 ? '1 talent' : `${page.talent} talent`}
          />
        ))}
      </Lines>
    </section>
  )
}

/**
 * The posting pages on which talent wait for the client's answer, then those that are done.
 * @param props.isFact nothing else on the page is what the client came for
 */
export function ToAnswer({ state, isFact }: { readonly state: Pages; readonly isFact: boolean }) {
  const pages = state.kind === 'ready' ? state.data.pages : []
  const answered = state.kind === 'ready' ? state.data.answered : []
  const waiting = pages.reduce((sum, { to_answer }) => sum + to_answer, 0)
  return (
    <section className={styles.toAnswer} aria-label="To answer">
      <header className={styles.projectHead}>
        {isFact && waiting > 0 ? (
          <Fact value={String(waiting)} unit="talent to answer" />
        ) : (
          <Title order={2} size="h4">
            To answer
          </Title>
        )}
      </header>
      {state.kind === 'failed' ? (
        <p className={styles.quiet}>
          The pages that wait for your answer could not be loaded.{' '}
          <Button variant="default" size="compact-sm" onClick={state.retry}>
            Retry
          </Button>
        </p>
      ) : pages.length > 0 ? (
        <Lines slots={['time', 'mark']} className={styles.pages}>
          {pages.map((page) => (
            <PageLine key={page._id} page={page} />
          ))}
        </Lines>
      ) : (
        <p className={styles.quiet}>
          {answered.length > 0
            ? 'You have answered for everybody. New takes appear here.'
            : 'Nothing waits for you. A page of takes appears here once you have opened its link.'}
        </p>
      )}
      {answered.length > 0 ? <Answered pages={answered} /> : null}
    </section>
  )
}
