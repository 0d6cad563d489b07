export * from './accounts-store.ts'
export * from './captcha.ts'
export * from './google-identity.ts'
export * from './text-provider.ts'
