import { defineFeature } from '#platform/server/feature.ts'
import './home.schema.ts'

export const home = defineFeature({ name: 'home', contributes: { searchPlaces: { '/': { title: 'Home', keywords: 'start dashboard' } } } })
