import '../inputs/styles.ts'
import '@mantine/core/styles/NumberInput.css'

export { NumberInput } from '@mantine/core'
