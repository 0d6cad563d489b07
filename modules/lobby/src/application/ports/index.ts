export * from './lobby-store.ts'
export * from './meeting-provider.ts'
