/** A fresh store for one test. */
export interface StoreHarness<Store> {
  readonly store: Store
  stop(): Promise<void>
}
