// What a deployment adds to electron-builder.yml: its server, its address for updates, its profile of Apple.

const DEFAULT_SERVER = 'http://localhost:3000';
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** @returns whether an address may be talked to: nobody can listen in, or it is this machine */
const isSafe = ({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));

/**
 * Reads CROSSCOURT_URL, CROSSCOURT_UPDATE_URL, CROSSCOURT_PUBLISHER, CROSSCOURT_MAINTAINER and APPLE_PROVISIONING_PROFILE.
 * @returns the deployment, or `{ problem }` with one line that says what to write instead
 */
export function readDeployment(env) {
  const address = env.CROSSCOURT_URL || DEFAULT_SERVER;
  if (!URL.canParse(address) || !isSafe(new URL(address))) {
    return { problem: 'CROSSCOURT_URL must be the https address of a server, such as https://play.example.org.' };
  }
  const updates = env.CROSSCOURT_UPDATE_URL || null;
  if (updates && (!URL.canParse(updates) || new URL(updates).protocol !== 'https:')) {
    return { problem: 'CROSSCOURT_UPDATE_URL must be an https address, such as https://updates.example.org/desktop.' };
  }
  const server = new URL(address);
  return {
    server,
    updates,
    /** Name on the certificate that signs for Windows: without it an update's signature would not be checked. */
    publisher: env.CROSSCOURT_PUBLISHER || null,
    maintainer: env.CROSSCOURT_MAINTAINER || `Crosscourt <crosscourt@${server.hostname}>`,
    provisioningProfile: env.APPLE_PROVISIONING_PROFILE || null,
  };
}

/** @returns what electron-builder gets on its command line */
export function distOptions({ server, updates, publisher, maintainer, provisioningProfile }) {
  const options = { 'extraMetadata.homepage': server.origin, 'linux.maintainer': maintainer };
  if (updates) Object.assign(options, { 'publish.provider': 'generic', 'publish.url': updates });
  if (publisher) options['win.signtoolOptions.publisherName'] = publisher;
  if (provisioningProfile) {
    options['mac.provisioningProfile'] = provisioningProfile;
    options['mac.entitlements'] = '.cache/entitlements.mac.plist';
  }
  // An app of macOS takes its updates from an archive: from a disk image it cannot.
  const targets = updates ? ['-c.mac.target=dmg', '-c.mac.target=zip'] : [];
  return [...Object.entries(options).map(([name, value]) => `-c.${name}=${value}`), ...targets];
}

/** @returns the entitlements of macOS with the server's domain, whose https links the app then opens */
export function entitlements(plain, { server }) {
  const domain = [
    '    <key>com.apple.developer.associated-domains</key>',
    '    <array>',
    `      <string>applinks:${server.hostname}</string>`,
    '    </array>',
  ].join('\n');
  return plain.replace(/\n {2}<\/dict>/, `\n${domain}\n  </dict>`);
}
