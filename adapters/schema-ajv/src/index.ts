export { ajvSchemas, type CheckOptions, type CheckResult } from './ajv-schemas.ts'
