// A hook of electron-builder: writes down the desktop entry that its Linux packages install.
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { LinuxTargetHelper } = require('app-builder-lib/out/targets/LinuxTargetHelper');

module.exports = async ({ packager, appOutDir }) => {
  const entry = await new LinuxTargetHelper(packager).computeDesktopEntry(packager.platformSpecificBuildOptions);
  writeFileSync(join(appOutDir, '..', 'entry.desktop'), entry);
};
