import { useSyncExternalStore } from 'react'
import { store } from '../../ui/store.ts'
import type { Routes } from './guard.ts'

export interface RouteTable {
  readonly routes: Routes
  /** False while those of the micro-frontends are still under way: an address that is not here yet may come. */
  readonly whole: boolean
}

/** The routes of the page; the shell puts in its own, then those that come with the deployed builds. */
export const routeTable = store<RouteTable>({ routes: [], whole: false })

export const useRouteTable = (): RouteTable => useSyncExternalStore(routeTable.subscribe, routeTable.get)
