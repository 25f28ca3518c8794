import { useEffect, useState } from 'react';
import { siteConfig, type SiteConfig } from '../api/client.ts';
import { Auth0Identity, type Auth0IdentityProps } from './auth0-identity.tsx';

type Props = Pick<Auth0IdentityProps, 'onIdentity' | 'onReturn'> & {
  readonly onUnavailable: (error: unknown) => void;
};

/** Asks the server where the identity provider is, then starts the SDK. */
export function IdentityLoader({ onIdentity, onReturn, onUnavailable }: Props) {
  const [config, setConfig] = useState<SiteConfig | undefined>();
  useEffect(() => {
    siteConfig().then(setConfig, onUnavailable);
  }, [onUnavailable]);
  if (!config) return null;
  const { domain, client_id, audience } = config.auth;
  return (
    <Auth0Identity
      domain={domain}
      clientId={client_id}
      audience={audience}
      onIdentity={onIdentity}
      onReturn={onReturn}
    />
  );
}
