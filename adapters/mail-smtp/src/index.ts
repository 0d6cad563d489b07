export * from './check-smtp.ts'
export * from './layout.mjml.ts'
export * from './mjml-renderer.ts'
export * from './smtp-sender.ts'
