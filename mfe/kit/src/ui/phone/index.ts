export { PhoneInput, type PhoneInputProps } from './phone-input.tsx'
export { formatPhone, nationalPhone, type PhoneCountry, readPhone } from './phone-number.ts'
