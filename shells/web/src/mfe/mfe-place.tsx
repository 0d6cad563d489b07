import { type PlacedRoute, placeId } from '@callboard/kit/shell'
import { FailedState, PageSkeleton, useTitle } from '@callboard/kit/ui'
import { useEffect } from 'react'
import { start } from 'single-spa'
import styles from '../frame/frame.module.css'
import { registerDeployed, retry, useDeployed, useMfe } from './mfe-loader.ts'

/**
 * An element for each deployed micro-frontend, in the page for good: a React root whose element goes away under it
 * would be lost.
 */
export function MfePlaces({ shown }: { readonly shown: PlacedRoute | undefined }) {
  const { names } = useDeployed()
  const named = names.join()
  useEffect(() => {
    if (named === '') return
    registerDeployed()
    start()
  }, [named])
  return names.map((name) => (
    <MfePlace key={name} name={name} route={shown?.place === name ? shown : undefined} />
  ))
}

function Waiting({ title }: { readonly title: string }) {
  useTitle(title)
  return <PageSkeleton />
}

function MfePlace({ name, route }: { readonly name: string; readonly route: PlacedRoute | undefined }) {
  const state = useMfe(name)
  return (
    <>
      {route && state === 'waiting' ? <Waiting title={route.title} /> : null}
      {route && typeof state === 'object' ? (
        <FailedState
          heading={1}
          title="This part of Callboard could not be loaded"
          error={state.failed}
          onRetry={() => void retry(name)}
        />
      ) : null}
      <div id={placeId(name)} className={styles.place} hidden={!route || state !== 'shown'} />
    </>
  )
}
