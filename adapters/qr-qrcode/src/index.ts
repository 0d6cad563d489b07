export * from './qr-codes.ts'
