import { FailedState, PageSkeleton, type Place, placeId, ROUTES } from '@callboard/kit'
import { useEffect } from 'react'
import { start } from 'single-spa'
import { retry, useMfe } from './mfe-loader.ts'

const placesOf = ({ place }: (typeof ROUTES)[number]) =>
  typeof place === 'string' ? [place] : Object.values(place)

const NAMES = [...new Set(ROUTES.flatMap(placesOf))].filter((name) => name !== 'shell')

/**
 * One element for each micro-frontend, in the page from first to last: a React root whose element goes away
 * under it would be lost.
 */
export function MfePlaces({ shown }: { readonly shown: Place | undefined }) {
  useEffect(() => start(), [])
  return NAMES.map((name) => <MfePlace key={name} name={name} hidden={name !== shown} />)
}

function MfePlace({ name, hidden }: { readonly name: Place; readonly hidden: boolean }) {
  const state = useMfe(name)
  return (
    <>
      {!hidden && state === 'waiting' ? <PageSkeleton /> : null}
      {!hidden && typeof state === 'object' ? (
        <FailedState
          heading={1}
          title="This part of Callboard could not be loaded"
          error={state.failed}
          onRetry={() => void retry(name)}
        />
      ) : null}
      <div id={placeId(name)} className="callboard-place" hidden={hidden || state !== 'shown'} />
    </>
  )
}
