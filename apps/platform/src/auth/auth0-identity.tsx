import { type AppState, Auth0Provider, useAuth0 } from '@auth0/auth0-react';
import { useEffect } from 'react';
import type { Identity } from './identity.ts';

/** Scopes asked for, as the specification names them. */
export const AUTH_SCOPE = 'read:users write:users openid profile email offline_access';

export interface Auth0IdentityProps {
  readonly domain: string;
  readonly clientId: string;
  readonly audience: string;
  readonly onIdentity: (identity: Identity) => void;
  /** Called after a login with the path that it began on. */
  readonly onReturn: (returnTo: unknown) => void;
}

/** Speaks to the identity provider and tells the site what it hears. Stands beside the pages, not around them. */
export function Auth0Identity({
  domain,
  clientId,
  audience,
  onIdentity,
  onReturn,
}: Auth0IdentityProps) {
  return (
    <Auth0Provider
      domain={domain}
      clientId={clientId}
      authorizationParams={{ redirect_uri: window.location.origin, audience, scope: AUTH_SCOPE }}
      cacheLocation="localstorage"
      useRefreshTokens
      onRedirectCallback={(state?: AppState) => onReturn(state?.returnTo)}
    >
      <Report onIdentity={onIdentity} />
    </Auth0Provider>
  );
}

function Report({ onIdentity }: Pick<Auth0IdentityProps, 'onIdentity'>) {
  const auth0 = useAuth0();
  const { isLoading, user, getAccessTokenSilently, loginWithRedirect, logout } = auth0;
  useEffect(() => {
    onIdentity({
      loading: isLoading,
      user,
      token: async (fresh, role) =>
        await getAccessTokenSilently({
          ...(fresh ? { cacheMode: 'off' } : {}),
          ...(role ? { authorizationParams: { scope: role } } : {}),
        }),
      redirectToLogin: async ({ returnTo, signup, email, role }) =>
        loginWithRedirect({
          appState: { returnTo },
          authorizationParams: {
            ...(signup ? { screen_hint: 'signup' } : {}),
            ...(email ? { login_hint: email } : {}),
            ...(role ? { scope: role } : {}),
          },
        }),
      signOut: async ({ everywhere }) =>
        logout(
          everywhere ? { logoutParams: { returnTo: window.location.origin } } : { openUrl: false },
        ),
    });
  }, [isLoading, user, getAccessTokenSilently, loginWithRedirect, logout, onIdentity]);
  return null;
}
