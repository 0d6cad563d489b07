export * from './mjml-renderer.ts'
export * from './smtp-sender.ts'
