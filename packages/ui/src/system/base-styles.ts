import { createContext } from 'react';

/** True below a provider that has put the shared base styles (reset, tokens, ground) into the page. */
export const BaseStyles = createContext(false);
