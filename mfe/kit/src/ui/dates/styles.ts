import '@mantine/core/styles/SimpleGrid.css'
import '@mantine/dates/styles.css'
