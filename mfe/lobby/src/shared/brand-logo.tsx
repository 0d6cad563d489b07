import type { BrandView } from '@callboard/projects/contract'
import styles from './brand-logo.module.css'

/** The logo of the project; nothing where it has none. Its name stands beside it. */
export const BrandLogo = ({ brand }: { readonly brand: BrandView }) =>
  brand.logo_url ? <img className={styles.logo} src={brand.logo_url} alt="" /> : null
