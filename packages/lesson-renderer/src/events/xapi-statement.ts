/** Who did it: an agent of the Experience API, named in one of its ways. */
export type XapiActor = { readonly name?: string; readonly objectType?: 'Agent' } & (
  | { readonly mbox: string }
  | { readonly mbox_sha1sum: string }
  | { readonly openid: string }
  | { readonly account: { readonly homePage: string; readonly name: string } }
);

export interface XapiActivity {
  readonly objectType: 'Activity';
  /** An IRI. */
  readonly id: string;
  readonly definition?: {
    readonly type: string;
    readonly interactionType?:
      | 'choice'
      | 'numeric'
      | 'fill-in'
      | 'sequencing'
      | 'matching'
      | 'other';
  };
}

/** Keys are IRIs. */
export type XapiExtensions = Readonly<Record<string, unknown>>;

/** A statement of the Experience API, version 1.0.3. */
export interface XapiStatement {
  /** A UUID; a learning record store gives one if it is left out. */
  readonly id?: string;
  readonly actor: XapiActor;
  readonly verb: { readonly id: string; readonly display: Readonly<Record<string, string>> };
  readonly object: XapiActivity;
  readonly result?: {
    readonly success?: boolean;
    readonly completion?: boolean;
    readonly score?: { readonly scaled: number };
    readonly response?: string;
    readonly extensions?: XapiExtensions;
  };
  readonly context?: {
    readonly registration?: string;
    readonly contextActivities?: { readonly parent: readonly XapiActivity[] };
  };
  /** ISO 8601. */
  readonly timestamp?: string;
}
