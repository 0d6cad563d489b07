import { refreshSession, useSession, viewerOf } from '@callboard/kit/session'
import {
  AppFooter,
  AppHeader,
  CrashGuard,
  type Decision,
  decide,
  footerShown,
  isKiosk,
  PageHost,
  useRouteTable,
  useSignInQuestion,
  whenIdle,
} from '@callboard/kit/shell'
import { FailedState, Navigate, NotFound, PageSkeleton, Stage, useLocation } from '@callboard/kit/ui'
import { lazy, type ReactNode, Suspense } from 'react'
import { loadManifest, useDeployed } from '../mfe/mfe-loader.ts'
import { MfePlaces } from '../mfe/mfe-place.tsx'
import { ownScreens } from '../routes.ts'
import styles from './frame.module.css'
import { usePlaces } from './places.tsx'

const VersionBanner = lazy(async () => {
  await new Promise<void>(whenIdle)
  return import('../version/version-banner.tsx')
})
const SendToSignIn = lazy(() => import('./send-to-sign-in.tsx'))
const Forbidden = lazy(() => import('./forbidden.tsx'))
const SignedIn = lazy(() => import('./signed-in.tsx'))
const SignInModal = lazy(() => import('../auth/sign-in-modal.tsx'))

function Content({ decision }: { readonly decision: Decision }) {
  switch (decision.kind) {
    case 'wait':
      return <PageSkeleton />
    case 'sign-in':
      return <SendToSignIn />
    case 'elsewhere':
      return <Navigate to={decision.to} replace />
    case 'forbidden':
      return <Forbidden />
    case 'not-found':
      return <NotFound />
    case 'show': {
      const Screen = decision.route.place === 'shell' ? ownScreens[decision.route.name] : undefined
      return Screen ? <Screen /> : null
    }
  }
}

/**
 * An address that no known route has, while the list of micro-frontends and their routes is not here. Nothing is drawn
 * until the parts around the page are known: it would move.
 */
function Unlisted() {
  const { state } = useDeployed()
  if (typeof state !== 'object') return null
  return (
    <FailedState
      heading={1}
      title="This part of Callboard could not be loaded"
      error={state.failed}
      onRetry={() => void loadManifest()}
    />
  )
}

/** A part beside the page, which stands without it. */
function Beside(props: { readonly name: string; readonly children: ReactNode }) {
  return (
    <CrashGuard name={props.name} instead={null}>
      <Suspense>{props.children}</Suspense>
    </CrashGuard>
  )
}

/** Header, the place where pages appear, footer. A fault in the place leaves the others standing. */
export function Frame() {
  const { pathname, search } = useLocation()
  const session = useSession()
  const { routes, whole } = useRouteTable()
  const decision = decide(routes, pathname, viewerOf(session))
  const route = decision.kind === 'not-found' ? undefined : decision.route
  const isUnlisted = route === undefined && !whole
  const leadsOn = !isKiosk(routes, pathname, search)
  const isComing = decision.kind === 'show' || decision.kind === 'wait'
  const chrome = isComing ? decision.route.chrome : 'full'
  const unanswered = session.kind === 'failed' && decision.kind === 'wait'
  const places = usePlaces()
  const question = useSignInQuestion()
  return (
    <div className={styles.root} data-chrome={isUnlisted ? 'quiet' : chrome}>
      {isComing && decision.route.stage ? <Stage /> : null}
      <a className={styles.skip} href="#callboard-main">
        Skip to the page
      </a>
      <Beside name="version">
        <VersionBanner />
      </Beside>
      {chrome === 'none' || isUnlisted ? null : (
        <AppHeader
          links={leadsOn}
          profile={
            chrome === 'full' || !(route?.noReturn || (route?.offersSignIn && session.kind !== 'user'))
          }
          places={chrome === 'full' ? places : []}
          finds={chrome === 'full' && session.kind === 'user' && session.account.user_type !== 'talent'}
        />
      )}
      <main id="callboard-main" tabIndex={-1}>
        <CrashGuard key={pathname} name="shell">
          <Suspense fallback={<PageSkeleton />}>
            {isUnlisted ? (
              <Unlisted />
            ) : unanswered ? (
              <FailedState error={session.error} onRetry={() => void refreshSession()} />
            ) : (
              <Content decision={decision} />
            )}
          </Suspense>
        </CrashGuard>
        <MfePlaces shown={decision.kind === 'show' ? decision.route : undefined} />
      </main>
      {!isUnlisted && footerShown(routes, pathname) ? <AppFooter /> : null}
      {leadsOn && session.kind === 'user' ? (
        <Beside name="signed-in">
          <SignedIn account={session.account} />
        </Beside>
      ) : null}
      <CrashGuard name="sign-in">
        <Suspense>{question ? <SignInModal question={question} /> : null}</Suspense>
      </CrashGuard>
      <Beside name="host">
        <PageHost />
      </Beside>
    </div>
  )
}
