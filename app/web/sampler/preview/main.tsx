import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { Preview } from './Preview.tsx'

hydrateRoot(
  document.querySelector('#root')!,
  <BrowserRouter>
    <Preview />
  </BrowserRouter>,
)
